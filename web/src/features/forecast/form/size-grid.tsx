import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UNITS_PER_PACKAGE } from '#contracts/forecast/forecast-limits.ts';
import { MAX_SIZE } from '#contracts/kernel/fields/typed-lengths.ts';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useNumberText } from '#web/ui/form/number/use-number-text.ts';
import { piecesOf, type ForecastSku, type Quantity } from './forecast-items.ts';
import styles from './forecast-form.module.css';

interface Props {
  sku: ForecastSku;
  onChange: (size: string, quantity: TypedNumber) => void;
  /** Enter: on to the next SKU. */
  onLeave: () => void;
}

const piecesKind = wholeKind({ max: MAX_UNITS_PER_PACKAGE });

/** How many of each size. Arrows left and right walk the sizes, up and down count, so that a whole run is typed without a mouse. */
export const SizeGrid = ({ sku: { sku, sizes, quantities }, onChange, onLeave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['sizes']} role="group" aria-label={t('forecast.sizes', { sku })}>
      {sizes.map((size) => (
        <SizeField key={size} size={size} quantity={quantities[size]} onChange={(quantity) => onChange(size, quantity)} onEnter={onLeave} />
      ))}
    </div>
  );
};

interface SizeFieldProps {
  size: string;
  quantity: Quantity | undefined;
  onChange: (quantity: TypedNumber) => void;
  onEnter: () => void;
}

const SizeField = ({ size, quantity, onChange, onEnter }: SizeFieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const typed = useNumberText(piecesKind, quantity ?? null, onChange);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moves[event.key];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter();
    else if (event.key === 'ArrowUp') onChange(Math.min(MAX_UNITS_PER_PACKAGE, piecesOf(quantity) + 1));
    else if (event.key === 'ArrowDown') onChange(piecesOf(quantity) > 1 ? piecesOf(quantity) - 1 : null);
    else if (move) neighbour(event.currentTarget, move)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <label className={styles['size']} data-wanted={piecesOf(quantity) > 0} data-wrong={typed.wrong !== undefined}>
        {size}
        <input
          className={styles['quantity']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_SIZE}
          aria-label={t('forecast.size', { size })}
          {...(typed.wrong && { 'aria-invalid': true, 'aria-describedby': id })}
          value={typed.text}
          onFocus={(event) => event.target.select()}
          onBlur={typed.onLeave}
          onChange={(event) => typed.onType(event.target.value)}
          onKeyDown={press}
        />
      </label>
      {typed.wrong && (
        <p id={id} role="alert" className={styles['wrongSize']}>
          {t('forecast.wrongSize', { size, reason: typed.wrong })}
        </p>
      )}
    </>
  );
};

const moves: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

const neighbour = (input: HTMLInputElement, step: 1 | -1): HTMLInputElement | undefined => {
  const all = [...(input.closest('[role="group"]')?.querySelectorAll('input') ?? [])];
  return all[all.indexOf(input) + step];
};
