/** A text as the WebSocket protocol sends it: whole, and unmasked as a server's are (RFC 6455, 5.2). Made once, it serves everyone who is told the same. */
export const textFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  return Buffer.concat([headOf(payload.length), payload]);
};

const lastOfText = 0x81;
/** Lengths that do not fit into seven bits, and those that do not fit into sixteen, follow these marks. */
const inSixteenBits = 126;
const inSixtyFourBits = 127;

const headOf = (length: number): Buffer => {
  if (length < inSixteenBits) return Buffer.from([lastOfText, length]);
  if (length <= 0xffff) {
    const head = Buffer.from([lastOfText, inSixteenBits, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.from([lastOfText, inSixtyFourBits, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};
