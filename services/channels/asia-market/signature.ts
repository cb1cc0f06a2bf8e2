import { createHash } from 'node:crypto';

const formEncoded = (text: string): string => new URLSearchParams({ v: text }).toString().slice(2);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const inside = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inside).join(',')}]`;
  if (typeof value === 'object' && value !== null) return objectText(value as Record<string, unknown>);
  return typeof value === 'string' ? `"${value}"` : String(value);
};

const objectText = (value: Record<string, unknown>): string =>
  `{${Object.keys(value)
    .filter((key) => !isEmpty(value[key]))
    .toSorted()
    .map((key) => `"${key}":${inside(value[key])}`)
    .join(',')}}`;

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'string' ? one : inside(one))).join(',');
  return typeof value === 'object' ? objectText(value as Record<string, unknown>) : String(value);
};

/** MD5, upper case, over what is said in the order of its keys and the secret behind it. */
export const signatureOf = (body: Readonly<Record<string, unknown>>, secret: string): string => {
  const text = Object.keys(body)
    .filter((key) => key !== 'sign' && !isEmpty(body[key]))
    .toSorted()
    .map((key) => `${key}=${formEncoded(textOf(body[key]))}`)
    .join('&');
  return createHash('md5')
    .update(text + secret)
    .digest('hex')
    .toUpperCase();
};
