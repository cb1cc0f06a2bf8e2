type Area = Readonly<Record<string, unknown>>;

/** The texts of several files as one: of an area, one may give its titles and another the rest. */
export const merged = (files: readonly object[]): Record<string, Area> => {
  const all: Record<string, Area> = {};
  for (const [area, texts] of files.flatMap((file) => Object.entries(file as Record<string, Area>))) all[area] = { ...all[area], ...texts };
  return all;
};
