/** What a label gives away by itself: of a picture its bars, and its file's name. A label that cannot be read is typed. */
export const textsOnLabel = async (file: File): Promise<string[]> => {
  if (!file.type.startsWith('image/')) return [file.name];
  const bars = await readBars(file).catch(() => []);
  return [...bars, file.name];
};

/** The reader is large and comes with the first label. */
const readBars = async (file: File): Promise<string[]> => {
  const { openReader } = await import('#web/ui/floor/scan/bar-code-reader.ts');
  const reader = await openReader();
  return reader.readAll(file);
};
