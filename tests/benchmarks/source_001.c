/* The recursive search of source 001 as a C program of the same shape: one function that says whether a move of a given
   number is possible and makes it, one that tries all moves from a square and calls itself. Prints the tour. */
#include <stdio.h>

#define ROWS 8
#define COLUMNS 8

static int visit[ROWS][COLUMNS];

static int is_free(int row, int column)
{
    return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS && visit[row][column] == 0;
}

static int go(int *row, int *column, int down, int right)
{
    if (!is_free(*row + down, *column + right))
        return 0;
    *row += down;
    *column += right;
    return 1;
}

static int make_move(int *row, int *column, int number)
{
    switch (number) {
    case 0: return go(row, column, 2, -1);
    case 1: return go(row, column, 2, 1);
    case 2: return go(row, column, 1, -2);
    case 3: return go(row, column, 1, 2);
    case 4: return go(row, column, -2, -1);
    case 5: return go(row, column, -2, 1);
    case 6: return go(row, column, -1, -2);
    case 7: return go(row, column, -1, 2);
    }
    return 0;
}

static int travel(int row, int column, int number)
{
    visit[row][column] = number;
    if (number == ROWS * COLUMNS)
        return 1;
    for (int move = 0; move < 8; move++) {
        int to_row = row, to_column = column;
        if (make_move(&to_row, &to_column, move) && travel(to_row, to_column, number + 1))
            return 1;
    }
    visit[row][column] = 0;
    return 0;
}

int main(void)
{
    if (!travel(2, 0, 1))
        return 1;
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++)
            printf("%d%c", visit[row][column], column + 1 < COLUMNS ? ' ' : '\n');
    return 0;
}
