/** How full the shelves are. */
export const occupancy = {
  zone: 'Zone',
  over: 'over',
  shelf: 'Shelf {{name}}: {{load, number}} of {{capacity, number}}, {{share}}',
  noZone: 'No zone',
  noShelves: 'This warehouse has no shelves yet.',
  detail: '{{name}}, level {{level}}: {{load, number}} of {{capacity, number}} items, {{share}}, room for {{room, number}}',
  hint: 'Point to a shelf, or move with the arrow keys. Enter shows what is on it.',
};

export default { occupancy };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    occupancy: typeof occupancy;
  }
}
