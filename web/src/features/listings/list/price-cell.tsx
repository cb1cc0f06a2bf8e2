import { Popover } from 'antd';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { Money } from '#web/ui/text/money.tsx';
import { listingName } from '../listing-name.ts';
import styles from '../listings.module.css';
import { PriceEditor } from './price-editor.tsx';

/** The price of a row, changed in its place (R2.186). */
export const PriceCell = ({ listing }: { listing: ListingRow }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!listing.actions.includes('price')) return <Money cents={listing.priceCents} />;
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      onOpenChange={setOpen}
      content={<PriceEditor listing={listing} onClose={() => setOpen(false)} />}
    >
      <button
        type="button"
        className={styles['price']}
        aria-label={t('listings.editPrice', { name: listingName(listing) })}
        onClick={(event) => event.stopPropagation()}
      >
        <Pencil size={12} aria-hidden />
        <Money cents={listing.priceCents} />
      </button>
    </Popover>
  );
};
