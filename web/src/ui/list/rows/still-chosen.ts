interface Listed<Row> {
  shown: readonly Row[];
  data: readonly Row[];
  keyOf: (row: Row) => string;
}

/** What was chosen and then left the list under the person's eyes is not acted on; what was chosen on another page is. */
export const stillChosen = <Row>(chosen: readonly Row[], { shown, data, keyOf }: Listed<Row>): readonly Row[] => {
  if (chosen.length === 0) return chosen;
  const [here, now] = [new Set(shown.map(keyOf)), new Set(data.map(keyOf))];
  return chosen.filter((row) => now.has(keyOf(row)) || !here.has(keyOf(row)));
};
