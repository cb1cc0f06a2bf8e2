export const print = {
  missing: 'The label is missing and cannot be printed',
  failed: 'This could not be printed',
};
