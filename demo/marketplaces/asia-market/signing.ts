import { createHash } from 'node:crypto';

/** MD5 over the sorted fields with the secret behind them, in capitals. */
export const signatureOf = (fields: Record<string, unknown>, secret: string): string => {
  const pairs = Object.keys(fields)
    .filter((name) => name !== 'sign' && fields[name] !== undefined && fields[name] !== null && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${encoded(textOf(fields[name], false))}`);
  return createHash('md5')
    .update(pairs.join('&') + secret)
    .digest('hex')
    .toUpperCase();
};

const textOf = (value: unknown, isInside: boolean): string => {
  if (Array.isArray(value)) {
    if (typeof value[0] === 'string') return value.join(',');
    const inner = value.map((one) => textOf(one, true)).join(',');
    return isInside ? `[${inner}]` : inner;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    const inner = Object.keys(fields)
      .sort()
      .map((name) => `"${name}":${textOf(fields[name], true)}`);
    return `{${inner.join(',')}}`;
  }
  return typeof value === 'string' && isInside ? `"${value}"` : String(value);
};

/** As forms are encoded: a blank is a plus. */
const encoded = (text: string): string =>
  encodeURIComponent(text)
    .replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
