import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { setListingPriceEndpoint, tryPricesEndpoint } from '#contracts/listings/change-listings.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';
import { listingReads } from '../listing-reads.ts';
import { listingName } from '../listing-name.ts';
import styles from '../listings.module.css';

const kind = moneyKind({ min: MIN_PRICE_CENTS, max: MAX_PRICE_CENTS, tooLow: fieldRules.lowestPrice });

/** A price as it is typed, with what it would leave: Enter saves, Esc keeps the old one. */
export const PriceEditor = ({ listing, onClose }: { listing: ListingRow; onClose: () => void }) => {
  const { t } = useTranslation();
  const { listingId, priceCents, lowestCents, floorCents } = listing;
  const [typed, setTyped] = useState<TypedNumber>(priceCents);
  const [seenCents] = useState(priceCents);
  const saving = useCommand(setListingPriceEndpoint, {
    quiet: true,
    invalidates: listingReads,
    onSuccess: (answer) => {
      showSuccess(t('listings.saved', { price: formatMoney(answer.priceCents) }));
      onClose();
    },
  });
  const tried = useTriedPrice(listingId, useDebouncedValue(typed));
  const isSound = typeof typed === 'number' && typed >= MIN_PRICE_CENTS;
  const save = (): void => {
    if (isSound && !saving.isPending) saving.mutate({ listingId, priceCents: typed, seenCents });
  };
  return (
    <form
      className={styles['editor']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        // The list behind it has keys of its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
      onClick={(event) => event.stopPropagation()}
    >
      <NumberCell
        autoFocus
        size="middle"
        label={t('listings.editPrice', { name: listingName(listing) })}
        kind={kind}
        value={typed}
        error={saving.error?.message ?? tried?.refusal?.msg}
        onChange={(cents) => {
          if (saving.isError) saving.reset();
          setTyped(cents);
        }}
      />
      <div className={styles['pair']}>
        <span>{t('listings.payout')}</span>
        <strong>
          <Money cents={tried?.payoutCents ?? (typed === priceCents ? listing.payoutCents : null)} />
        </strong>
      </div>
      <div className={styles['pair']}>
        <span className={styles['quiet']}>
          {t('listings.floor')} <Money cents={floorCents} />
        </span>
        {lowestCents !== null && lowestCents !== typed && (
          <Button size="small" onClick={() => setTyped(lowestCents)}>
            {t('listings.matchLowest', { price: formatMoney(lowestCents) })}
          </Button>
        )}
      </div>
      <div className={styles['pair']}>
        <span className={styles['quiet']}>{t('listings.keys', { price: formatMoney(seenCents) })}</span>
        <Button size="small" type="primary" htmlType="submit" loading={saving.isPending} disabled={!isSound}>
          {t('app.save')}
        </Button>
      </div>
    </form>
  );
};

/** What the server would say to a price. */
const useTriedPrice = (listingId: string, typed: TypedNumber) => {
  const isAsked = typeof typed === 'number' && typed >= MIN_PRICE_CENTS;
  const body = { listingIds: [listingId], change: { kind: 'set', priceCents: isAsked ? typed : MIN_PRICE_CENTS } };
  const { data } = useRead(tryPricesEndpoint, body as never, { enabled: isAsked, quiet: true });
  const [result] = data?.results ?? [];
  return isAsked && result?.toCents === typed ? result : undefined;
};
