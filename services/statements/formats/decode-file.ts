const declared = /^<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i;

/** The text of a file: as its XML declaration says, else UTF-8 where it is that, else the code page that older banking programs write. */
export const decodeFile = (bytes: Uint8Array): string => {
  const label = declared.exec(
    Buffer.from(bytes.subarray(0, 200))
      .toString('latin1')
      .replace(/^\u00EF\u00BB\u00BF/, ''),
  )?.[1];
  return decodedAs(label ?? 'utf-8', bytes) ?? decodedAs('gb18030', bytes) ?? new TextDecoder('windows-1252').decode(bytes);
};

/** Undefined for an encoding that is not known, or bytes that are not of it. */
const decodedAs = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
