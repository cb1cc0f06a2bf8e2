import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { formatDay, formatTime } from '#web/ui/text/formats.ts';

/** When the day of a warehouse began, `YYYY-MM-DD HH:mm` by the viewer's clock, where that is not when the viewer's own day did. */
export const midnightElsewhere = ({ hours: [first] }: Pick<WarehouseOverview, 'hours'>, now: number): string | undefined => {
  if (!first) return undefined;
  const began = formatTime(first.gmtHour);
  return began === `${formatDay(now)} 00:00:00` ? undefined : began.slice(0, 'YYYY-MM-DD HH:mm'.length);
};
