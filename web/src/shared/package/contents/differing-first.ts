interface Line {
  expected: number;
  received: number;
  damaged: number;
}

const differs = ({ expected, received, damaged }: Line): boolean => received !== expected || damaged > 0;

/** What is to be answered comes first; otherwise lines keep their order. */
export const differingFirst = <Of extends Line>(lines: readonly Of[]): readonly Of[] => [
  ...lines.filter(differs),
  ...lines.filter((line) => !differs(line)),
];
