import type { Language } from '#contracts/kernel/access/viewer.ts';
import { say, type Words } from '#contracts/kernel/words.ts';

const greetings: readonly (Words & { fromHour: number })[] = [
  { fromHour: 18, en: 'Good evening', zh: '晚上好' },
  { fromHour: 12, en: 'Good afternoon', zh: '下午好' },
  { fromHour: 5, en: 'Good morning', zh: '早上好' },
  { fromHour: 0, en: 'Good evening', zh: '晚上好' },
];

/** By the hour where the user is. */
export const greeting = (now: Date, timeZone: string, language: Language): string => {
  const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  return say(
    greetings.find(({ fromHour }) => hour >= fromHour)!,
    language,
  );
};
