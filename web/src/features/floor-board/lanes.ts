import type { FloorBoard, StationCard } from '#contracts/floor/floor-board.ts';
import type { Station } from '#contracts/floor/stations.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';

/** A card with the station that it waits at: numbers of parcels stand in two lanes at once. */
export type FloorCard = StationCard & { station: Station };

export interface FloorLane {
  key: Station | 'late' | 'soon' | 'later';
  /** Items. */
  count: number;
  cards: readonly FloorCard[];
  figures: FloorBoard['stations'][number] | undefined;
}

/** Milliseconds before its deadline from which a card presses. */
const soon = 3_600_000;

export type Pressure = 'late' | 'soon' | 'later';

export const pressureOf = ({ late, gmtDue }: Pick<StationCard, 'late' | 'gmtDue'>, now: number): Pressure =>
  late || Date.parse(gmtDue) <= now ? 'late' : Date.parse(gmtDue) - now < soon ? 'soon' : 'later';

/** A lane for each station; of one station, what is late, what is due within the hour and the rest. */
export const lanesOf = ({ stations }: FloorBoard, only: Station | undefined, now: number): FloorLane[] => {
  const all = stations.map((figures) => ({
    key: figures.station,
    count: figures.waiting,
    cards: figures.cards.map((card) => ({ ...card, station: figures.station })),
    figures,
  }));
  const one = all.find(({ key }) => key === only);
  if (!one) return all;
  return (['late', 'soon', 'later'] as const).map((key) => {
    const cards = one.cards.filter((card) => pressureOf(card, now) === key);
    return { key, count: cards.reduce((sum, { items, done }) => sum + items - done, 0), cards, figures: undefined };
  });
};

export const keyOfCard = ({ station, id }: FloorCard): string => `${station} ${id}`;
export const versionOfCard = ({ version }: FloorCard): number => version;

/** As it is called across the hall: an order by its short number, a parcel by the end of its own. */
export const wallLabel = ({ station, label }: FloorCard): string =>
  station === 'pick' || station === 'pack' ? shortOddNo(label).replace(/^0+(?=\d)/, '') : shortLabel(label, 9);

/** A tracking number says nothing but with its end. */
export const shortLabel = (label: string, most = 12): string => (label.length > most ? `…${label.slice(1 - most)}` : label);
