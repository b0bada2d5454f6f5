// Large knight's tours as a C++ program finds them, to measure this project's against.
//
//   large_tours warnsdorff SIDE RUNS         an open tour from a corner: Warnsdorff's rule, ties to the square
//                                            farthest from the centre (Roth), then clockwise
//   large_tours structured SIDE RUNS < TILES a closed tour of an even side: tiles of 6 by 6, and of the rest at the
//                                            right and below, joined at their corners, followed along their links
//
// TILES are the rest's length and the links of the tiles 6x6, 6xrest, restx6 and restxrest, a number a square.
// A run is what a caller waits for, from the sizes to an array of the squares in the order visited, with fresh memory.
// Prints the median of the runs in nanoseconds of the processor a square, and the FNV-1a hash of the path.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr int DOWN[8] = {-2, -1, 1, 2, 2, 1, -1, -2};
constexpr int RIGHT[8] = {1, 2, 2, 1, -1, -2, -2, -1};
using Path = std::unique_ptr<int32_t[]>;

int near(int place, int length, int distance) { return (place >= distance) + (place + distance < length); }

Path warnsdorff(int side) {
    constexpr uint8_t TAKEN = 255;
    const std::ptrdiff_t width = side + 4;
    std::unique_ptr<uint8_t[]> grid(new uint8_t[width * width]);
    std::memset(grid.get(), TAKEN, width * width);
    for (int row = 0; row < side; row++) {
        const int beside = near(row, side, 1), beyond = near(row, side, 2);
        uint8_t *line = grid.get() + (row + 2) * width + 2;
        for (int column = 0; column < side; column++)
            line[column] = beside * near(column, side, 2) + beyond * near(column, side, 1);
    }
    std::ptrdiff_t steps[8];
    int32_t numbers[8];
    for (int move = 0; move < 8; move++) {
        steps[move] = DOWN[move] * width + RIGHT[move];
        numbers[move] = DOWN[move] * side + RIGHT[move];
    }
    const int64_t squares = int64_t(side) * side;
    Path path(new int32_t[squares]);
    uint8_t *place = grid.get() + 2 * width + 2;
    int x = 1 - side, y = 1 - side;
    int32_t square = 0;
    for (int64_t count = 0;;) {
        path[count++] = square;
        *place = TAKEN;
        int least = TAKEN, best = 0;
#pragma GCC unroll 8
        for (int move = 0; move < 8; move++) {
            const int degree = place[steps[move]];
            if (degree > 8) continue;
            const int left = degree - 1;
            place[steps[move]] = uint8_t(left);
            if (left < least) {
                least = left;
                best = move;
            } else if (left == least &&
                       DOWN[move] * x + RIGHT[move] * y > DOWN[best] * x + RIGHT[best] * y) {
                best = move;
            }
        }
        if (count == squares) return path;
        if (least == TAKEN) return nullptr;
        place += steps[best];
        square += numbers[best];
        x += 2 * DOWN[best];
        y += 2 * RIGHT[best];
    }
}

struct Tiles {
    int rest;
    std::vector<uint8_t> sorts[2][2];  // by whether the row, and whether the column, is the one of the rest
};

Tiles read_tiles() {
    Tiles tiles;
    std::cin >> tiles.rest;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            tiles.sorts[i][j].resize((i ? tiles.rest : 6) * (j ? tiles.rest : 6));
            for (uint8_t &links : tiles.sorts[i][j]) {
                int number = 0;
                std::cin >> number;
                links = uint8_t(number);
            }
        }
    return tiles;
}

void exchange(uint8_t *links, int side, int row, int column, int move) {
    links[row * std::ptrdiff_t(side) + column] ^= uint8_t(1 << move);
    links[(row + DOWN[move]) * std::ptrdiff_t(side) + column + RIGHT[move]] ^= uint8_t(1 << (move ^ 4));
}

Path structured(int side, const Tiles &tiles) {
    constexpr int LEFT_JOIN[4][3] = {{0, -1, 4}, {1, 1, 4}, {0, -1, 2}, {2, -2, 2}};
    constexpr int UPPER_JOIN[4][3] = {{-1, 0, 1}, {1, 1, 1}, {-1, 0, 3}, {-2, 2, 3}};
    const int across = (side - tiles.rest) / 6 + 1;
    const int64_t squares = int64_t(side) * side;
    std::unique_ptr<uint8_t[]> links(new uint8_t[squares]);
    for (int i = 0; i < across; i++) {
        const int height = i == across - 1 ? tiles.rest : 6;
        for (int row = 0; row < height; row++) {
            uint8_t *line = links.get() + (6 * i + row) * int64_t(side);
            const uint8_t *six = tiles.sorts[i == across - 1][0].data() + 6 * row;
            for (int j = 0; j < across - 1; j++) std::memcpy(line + 6 * j, six, 6);
            std::memcpy(line + side - tiles.rest, tiles.sorts[i == across - 1][1].data() + tiles.rest * row, tiles.rest);
        }
        for (int j = 0; j < across; j++)
            if (i + j > 0)
                for (const auto &edge : j > 0 ? LEFT_JOIN : UPPER_JOIN)
                    exchange(links.get(), side, 6 * i + edge[0], 6 * j + edge[1], edge[2]);
    }
    int32_t steps[256] = {};
    for (int move = 0; move < 8; move++) steps[1 << move] = DOWN[move] * side + RIGHT[move];
    Path path(new int32_t[squares]);
    int32_t square = 0;
    unsigned bit = links[0] & -links[0];
    for (int64_t count = 0; count < squares; count++) {
        path[count] = square;
        square += steps[bit];
        bit = links[square] ^ ((bit << 4 | bit >> 4) & 255);
    }
    return path;
}

}  // namespace

int main(int, char **arguments) {
    const std::string method = arguments[1];
    const int side = std::atoi(arguments[2]), runs = std::atoi(arguments[3]);
    const Tiles tiles = method == "structured" ? read_tiles() : Tiles();
    const int64_t squares = int64_t(side) * side;
    std::vector<double> nanoseconds;
    uint64_t hash = 0;
    for (int run = 0; run < runs; run++) {
        const std::clock_t began = std::clock();
        const Path path = method == "structured" ? structured(side, tiles) : warnsdorff(side);
        const double seconds = double(std::clock() - began) / CLOCKS_PER_SEC;
        if (!path) return 1;
        nanoseconds.push_back(seconds * 1e9 / double(squares));
        hash = 14695981039346656037u;
        for (int64_t count = 0; count < squares; count++) hash = (hash ^ uint32_t(path[count])) * 1099511628211u;
    }
    std::nth_element(nanoseconds.begin(), nanoseconds.begin() + runs / 2, nanoseconds.end());
    std::cout << nanoseconds[runs / 2] << ' ' << hash << '\n';
}
