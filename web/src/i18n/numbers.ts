const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: string): Intl.NumberFormat => {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(language);
  formats.set(language, made);
  return made;
};

/** `{{count, number}}`. i18next's own keeps a format for every value it was ever given: a page left open over figures that move grows with each. */
export const groupedNumber = (value: number, language = 'en'): string => formatOf(language).format(value);
