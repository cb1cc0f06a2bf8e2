/** A country as people of the language call it. */
export const countryName = (code: string, language: string): string => {
  names.set(language, names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' }));
  return names.get(language)!.of(code) ?? code;
};

const names = new Map<string, Intl.DisplayNames>();
