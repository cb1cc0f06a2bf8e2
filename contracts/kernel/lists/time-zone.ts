/** A place of the zone database. What else a runtime takes for a zone, abbreviations and offsets, a database reads otherwise or not at all. */
const place = /^(?!US\/Pacific-New$)(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific|US)\/[\w+/-]+)$/i;

/** The one name that the runtime has for a zone, however its case was written; undefined for what is none. */
export const canonicalTimeZone = (name: string): string | undefined => {
  if (!place.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

export const isTimeZone = (name: string): boolean => canonicalTimeZone(name) !== undefined;
