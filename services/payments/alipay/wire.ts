/** Fen of an amount in yuan as it is written on the wire; undefined where it is none. */
export const fenOf = (yuan: string | undefined): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};

export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Alipay writes times as they are in Shanghai, without a zone. */
const hoursAhead = 8;

export const isoOf = (time: string | undefined): string | undefined =>
  time !== undefined && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time) ? new Date(`${time.replace(' ', 'T')}+08:00`).toISOString() : undefined;

export const shanghaiOf = (time: Date): string => new Date(time.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
