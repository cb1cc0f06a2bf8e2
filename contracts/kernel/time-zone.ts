/** A place of the zone database. What else a runtime takes for a zone, abbreviations and offsets, a database reads otherwise or not at all. */
const place = /^(?!US\/Pacific-New$)(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific|US)\/[\w+/-]+)$/i;

export const isTimeZone = (name: string): boolean => {
  if (!place.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};
