/** What an upload turns out to be by its content; undefined where it is neither a PNG nor a JPEG. */
export const pictureOf = (content: Buffer): { format: 'png' | 'jpeg'; width: number; height: number } | undefined => {
  if (content.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) && content.length >= 24)
    return { format: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  if (content[0] !== 0xff || content[1] !== 0xd8) return undefined;
  for (let at = 2; at + 9 < content.length; at += 2 + content.readUInt16BE(at + 2)) {
    const marker = content[at + 1]!;
    if (content[at] !== 0xff) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { format: 'jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
  }
  return undefined;
};

/** The content of the first file in a multipart body. */
export const fileIn = (body: Buffer, contentType: string): Buffer | undefined => {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;]+))/.exec(contentType) ?? [];
  const boundary = `--${quoted ?? bare ?? ''}`;
  for (let at = body.indexOf(boundary); at >= 0;) {
    const next = body.indexOf(boundary, at + boundary.length);
    const part = body.subarray(at + boundary.length, next < 0 ? body.length : next);
    const head = part.indexOf('\r\n\r\n');
    if (head >= 0 && /filename=/i.test(part.subarray(0, head).toString())) return part.subarray(head + 4, part.length - 2);
    at = next;
  }
  return undefined;
};
