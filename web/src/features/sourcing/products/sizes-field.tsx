import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_SIZE } from '#contracts/kernel/fields/typed-lengths.ts';
import { MAX_PRICE_CENTS, MAX_SHOP_SKUS } from '#contracts/sourcing/shop-product-fields.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import styles from '../sourcing.module.css';

export interface SizeValues {
  size: string;
  priceCents: TypedNumber;
}

const price = moneyKind({ min: 100, max: MAX_PRICE_CENTS });

interface Props {
  sizes: readonly SizeValues[];
  onChange: (sizes: SizeValues[]) => void;
  /** What is wrong with all of them, where there are none. */
  error: string | undefined;
  errorOf: (index: number, field: keyof SizeValues) => string | undefined;
}

/** Each size of a product and what it is sold for. */
export const SizesField = ({ sizes, onChange, error, errorOf }: Props) => {
  const { t } = useTranslation();
  const set = (index: number, part: Partial<SizeValues>) => onChange(sizes.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const wrong = sizes.length === 0 ? error : undefined;
  return (
    <fieldset className={styles['sizes']}>
      <legend>{t('shopProducts.sizes')}</legend>
      {sizes.map(({ size, priceCents }, index) => {
        const number = index + 1;
        const sizeError = errorOf(index, 'size');
        return (
          <div key={index} className={styles['size']}>
            <span>
              <Input
                aria-label={t('shopProducts.sizeNo', { number })}
                maxLength={MAX_SIZE}
                value={size}
                {...(sizeError && { status: 'error', 'aria-invalid': true })}
                onChange={(event) => set(index, { size: event.target.value })}
              />
              {sizeError && <small role="alert">{sizeError}</small>}
            </span>
            <NumberCell
              label={t('shopProducts.priceNo', { number })}
              kind={price}
              size="middle"
              value={priceCents}
              error={errorOf(index, 'priceCents')}
              onChange={(value) => set(index, { priceCents: value })}
            />
            <IconButton
              icon={Trash2}
              label={t('shopProducts.removeSize', { number })}
              onClick={() => onChange(sizes.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      {wrong && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
      <div>
        <Button
          size="small"
          icon={<Plus size={13} aria-hidden />}
          disabled={sizes.length >= MAX_SHOP_SKUS}
          onClick={() => onChange([...sizes, { size: '', priceCents: sizes.at(-1)?.priceCents ?? null }])}
        >
          {t('shopProducts.addSize')}
        </Button>
      </div>
    </fieldset>
  );
};
