/** How full the shelves are. */
export const occupancy = {
  zone: 'Zone',
  over: 'over',
  shelf: 'Shelf {{name}}: {{load, number}} of {{capacity, number}}, {{share}}',
  noZone: 'No zone',
  noShelves: 'The shelves of a warehouse show here once it has some.',
  detail: '{{name}}, level {{level}}: {{load, number}} of {{capacity, number}} items, {{share}}, room for {{room, number}}',
  hint: 'Point at a shelf, or walk with the arrow keys. Enter shows what lies there.',
};
