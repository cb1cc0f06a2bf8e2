/** Headers of every file that is sent: its type is what we say, and opened as a page it can run nothing. */
export const passive = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'referrer-policy': 'no-referrer',
} as const;
