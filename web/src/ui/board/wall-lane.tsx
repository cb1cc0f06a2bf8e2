import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import { useFitting } from './use-fitting.ts';
import styles from './wall.module.css';

export interface WallLaneOf<Card> {
  key: string;
  title: string;
  count: number;
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

export function WallLane<Card>({ lane, keyOf, card, toneOf, changed }: Props<Card>) {
  const { t } = useTranslation();
  const cards = lane.cards.slice(0, drawn);
  const [column, fitting] = useFitting(cards.length);
  const more = lane.cards.length - fitting;
  return (
    <section className={styles['lane']} data-tone={lane.tone} aria-label={lane.title}>
      <p className={styles['count']}>{lane.count}</p>
      <h2>{lane.title}</h2>
      <div ref={column} className={styles['cards']} data-cards>
        {cards.map((each) => {
          const key = keyOf(each);
          return (
            <div key={key} className={styles['place']}>
              <div className={styles['card']} data-card={key} data-tone={toneOf(each)} data-done={lane.done} data-fresh={changed.has(key)}>
                {card(each)}
              </div>
            </div>
          );
        })}
      </div>
      <p className={styles['more']}>{more > 0 && t('ui.moreCards', { count: more })}</p>
    </section>
  );
}
