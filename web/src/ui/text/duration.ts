import type { TFunction } from 'i18next';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** From here on hours say nothing. */
const manyDays = 10 * day;

/** How long something takes or took, in its two largest units, without one that is zero: `1 h 52 m`, `3 h`, `34 d`, `7 s`. */
export const formatDuration = (milliseconds: number, t: TFunction): string => {
  const length = Math.max(0, milliseconds);
  const [wholeHours, wholeMinutes] = [Math.floor((length % day) / hour), Math.floor((length % hour) / minute)];
  const days = t('ui.days', { n: Math.floor(length / day) });
  const hours = t('ui.hours', { n: wholeHours });
  const minutes = t('ui.minutes', { n: wholeMinutes });
  if (length >= manyDays) return days;
  if (length >= day) return wholeHours === 0 ? days : `${days}\u00a0${hours}`;
  if (length >= hour) return wholeMinutes === 0 ? hours : `${hours}\u00a0${minutes}`;
  return length >= minute ? minutes : t('ui.seconds', { n: Math.floor(length / second) });
};
