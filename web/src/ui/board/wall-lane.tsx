import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import { useNow } from '../text/use-now.ts';
import { wallPage } from './wall-page.ts';
import styles from './wall.module.css';

export interface WallLaneOf<Card> {
  key: string;
  title: string;
  count: number;
  /** Beside the count. */
  note?: ReactNode;
  tone: Tone | 'accent';
  cards: readonly Card[];
  /** One line for each card. */
  done?: boolean;
}

export interface WallCardParts<Card> {
  keyOf: (card: Card) => string;
  card: (card: Card) => ReactNode;
  /** The loudest thing about a card; a change is told by itself. */
  toneOf: (card: Card) => 'late' | 'near' | 'calm';
}

interface Props<Card> extends WallCardParts<Card> {
  lane: WallLaneOf<Card>;
  changed: ReadonlySet<string>;
}

/** More than a screen ever holds. */
const drawn = 24;
/** How long a page of a lane stays, in milliseconds: long enough to be read from across the hall. All lanes turn together. */
const turnEach = 15_000;

export function WallLane<Card>({ lane: { title, count, note, tone, cards: all, done = false }, keyOf, card, toneOf, changed }: Props<Card>) {
  const { t } = useTranslation();
  const turn = Math.floor(useNow() / turnEach);
  const first = all.slice(0, drawn);
  const [column, room] = useFitting(Math.min(all.length, drawn));
  // What was done last matters most; what follows does not come back to be read.
  const page = wallPage(done ? first : all, room, done ? 0 : turn, (each) => toneOf(each) === 'late');
  const cards = [...new Set([...page.cards, ...first])];
  const more = all.length - Math.min(room, page.cards.length);
  return (
    <section className={styles['lane']} data-tone={tone} aria-label={title}>
      <p className={styles['count']}>
        {count}
        {note}
      </p>
      <h2>{title}</h2>
      <div ref={column} className={styles['cards']} data-cards>
        {cards.map((each) => {
          const key = keyOf(each);
          return (
            <div key={key} className={styles['place']}>
              <div className={styles['card']} data-card={key} data-tone={toneOf(each)} data-done={done} data-fresh={changed.has(key)}>
                {card(each)}
              </div>
            </div>
          );
        })}
      </div>
      <p className={styles['more']}>
        {more > 0 && <span>{t('ui.moreCards', { count: more })}</span>}
        {!done && page.pages > 1 && (
          <span aria-hidden="true">
            {page.at + 1}/{page.pages}
          </span>
        )}
      </p>
    </section>
  );
}

/** How many children of a wrapping column stand in its first one: the others do not fit the screen. */
const useFitting = (count: number): [RefObject<HTMLDivElement | null>, number] => {
  const column = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const box = column.current;
    if (!box) return;
    const measure = (): void => {
      const children = [...box.children].slice(0, count) as HTMLElement[];
      setFitting(children.filter(({ offsetLeft }) => offsetLeft === children[0]!.offsetLeft).length);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [count]);
  return [column, fitting];
};
