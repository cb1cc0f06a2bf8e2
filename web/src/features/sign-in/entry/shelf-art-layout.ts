/** The drawing of the sign-in page, in pixels of its own picture. */
export const boxHeight = 28;

export const shelves = [
  { name: 'A-03-4', y: 228 },
  { name: 'A-03-3', y: 348 },
  { name: 'A-03-2', y: 468 },
  { name: 'A-03-1', y: 588 },
];

type Stack = readonly [x: number, width: number, level: number, labelled?: true];

/** Boxes of each shelf: where from the left, how wide, how many lie under it. */
const stacks: readonly (readonly Stack[])[] = [
  [
    [92, 92, 0, true],
    [192, 78, 0, true],
    [312, 98, 0],
    [418, 86, 0, true],
    [512, 92, 0, true],
    [642, 96, 0],
    [93, 92, 1],
    [315, 98, 1, true],
    [514, 92, 1, true],
    [312, 98, 2, true],
  ],
  [
    [92, 86, 0, true],
    [186, 98, 0, true],
    [292, 92, 0, true],
    [414, 86, 0],
    [508, 92, 0, true],
    [609, 98, 0, true],
    [184, 98, 1],
    [415, 86, 1],
    [609, 98, 1, true],
    [415, 86, 2],
  ],
  [
    [92, 98, 0, true],
    [198, 86, 0],
    [292, 92, 0, true],
    [392, 86, 0, true],
    [516, 98, 0],
    [622, 92, 0, true],
    [91, 98, 1, true],
    [620, 92, 1],
  ],
  [
    [92, 92, 0, true],
    [192, 98, 0, true],
    [324, 92, 0],
    [424, 86, 0],
    [518, 98, 0, true],
    [640, 92, 0],
    [91, 92, 1, true],
    [323, 92, 1, true],
    [423, 86, 1, true],
    [92, 92, 2, true],
  ],
];

export interface Box {
  x: number;
  y: number;
  width: number;
  labelled: boolean;
  /** Opacity: no two boxes are lit alike. */
  shade: number;
}

export const boxes: readonly Box[] = stacks.flatMap((row, shelf) =>
  row.map(([x, width, level, labelled], index) => ({
    x,
    width,
    y: shelves[shelf]!.y - 2 - boxHeight * (level + 1),
    labelled: labelled ?? false,
    shade: 0.72 + ((index * 37 + shelf * 17) % 28) / 100,
  })),
);

export const found = { x: 292, y: 410, width: 92, shelf: 'A-03-2' };
