import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

/** A true minus, and no break between number and sign. */
const minus = '\u2212';
const grouped = new Intl.NumberFormat('en-US');
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Thousands grouped with commas (R9.34). */
export const formatCount = (count: number): string => (count < 0 ? minus : '') + grouped.format(Math.abs(count));

/** Integer cents as `$1,204.60`. `signed` also marks what comes in. */
export const formatMoney = (amount: number, { signed = false, unit = '$' }: { signed?: boolean; unit?: string } = {}): string => {
  const sign = amount < 0 ? minus : signed && amount > 0 ? '+' : '';
  return `${sign}${unit}${cents.format(Math.abs(amount) / 100)}`;
};

/** `YYYY-MM-DD HH:mm:ss` in the viewer's zone (R9.32). */
export const formatTime = (at: string | number | Date): string => dayjs(at).format('YYYY-MM-DD HH:mm:ss');
export const formatDay = (at: string | number | Date): string => dayjs(at).format('YYYY-MM-DD');
export const formatClock = (at: string | number | Date): string => dayjs(at).format('HH:mm:ss');
export const formatHour = (at: string | number | Date): string => dayjs(at).format('HH:mm');

/** Today, or soon enough for its hour to mean no other day. */
const isNext = (at: string, now: number): boolean => dayjs(at).isSame(now, 'day') || (dayjs(at).isAfter(now) && dayjs(at).diff(now, 'hour') < 12);

/** The hour where it is clear of which day, otherwise with its day. */
export const formatDue = (at: string, now: number): string => dayjs(at).format(isNext(at, now) ? 'HH:mm' : 'MM-DD\u00a0HH:mm');

/** "3 hours ago", in the language in use. */
export const formatAgo = (at: string | number | Date): string => dayjs(at).fromNow();
