import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { mostUnitsOfAPackage } from '#contracts/forecast/forecast-limits.ts';
import type { DraftSku } from './forecast-draft.ts';
import styles from './forecast-form.module.css';

interface Props {
  sku: DraftSku;
  change: (size: string, quantity: number) => void;
  /** Enter: on to the next SKU. */
  leave: () => void;
}

/** How many of each size. Arrows left and right walk the sizes, up and down count, so that a whole run is typed without a mouse. */
export const SizeGrid = ({ sku: { sku, sizes, quantities }, change, leave }: Props) => {
  const { t } = useTranslation();
  const press = (event: KeyboardEvent<HTMLInputElement>, size: string) => {
    const move = moves[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) leave();
    else if (event.key === 'ArrowUp') change(size, Math.min(mostUnitsOfAPackage, (quantities[size] ?? 0) + 1));
    else if (event.key === 'ArrowDown') change(size, Math.max(0, (quantities[size] ?? 0) - 1));
    else if (move) neighbour(event.currentTarget, move)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles['sizes']} role="group" aria-label={t('forecast.sizes', { sku })}>
      {sizes.map((size) => (
        <label key={size} className={styles['size']} data-wanted={quantities[size] !== undefined}>
          {size}
          <input
            className={styles['quantity']}
            inputMode="numeric"
            aria-label={t('forecast.size', { size })}
            value={quantities[size] ?? ''}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(size, numberIn(event.target.value))}
            onKeyDown={(event) => press(event, size)}
          />
        </label>
      ))}
    </div>
  );
};

const moves: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const neighbour = (input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined => {
  const all = [...(input.closest('[role="group"]')?.querySelectorAll('input') ?? [])];
  return all[all.indexOf(input) + step];
};

const numberIn = (text: string): number => Math.min(mostUnitsOfAPackage, Number(text.replace(/\D/g, '').slice(0, 5)));
