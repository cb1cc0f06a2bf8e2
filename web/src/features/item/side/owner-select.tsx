import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';

interface Props {
  owner: ShopInfo;
  onSelect: (shop: ShopInfo) => void;
  onCancel: () => void;
}

/** The shops, found by user id or name; Esc keeps the owner. */
export const OwnerSelect = ({ owner, onSelect, onCancel }: Props) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim());
  const { data, isFetching } = useRead(listShopUsers, { text: text || null }, { quiet: true });
  const shops = data?.records ?? [];
  return (
    <Select<number>
      autoFocus
      defaultOpen
      showSearch={{ filterOption: false, onSearch: setTyped }}
      value={owner.id}
      loading={isFetching}
      placeholder={t('item.searchOwner')}
      aria-label={t('item.searchOwner')}
      options={shops.map((shop) => ({ value: shop.id, label: [ownerName(shop), shop.uid].filter(Boolean).join(' · ') }))}
      onSelect={(id) => {
        const shop = shops.find((candidate) => candidate.id === id);
        if (shop && id !== owner.id) onSelect(shop);
        else onCancel();
      }}
      onBlur={onCancel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
      style={{ width: '100%' }}
    />
  );
};
