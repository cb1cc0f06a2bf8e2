import { Select } from 'antd';
import { useState } from 'react';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { listShopUsers, unowned } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import type { ControlProps } from '#web/ui/form/field.tsx';

interface Props {
  controlProps: ControlProps;
  shop: ShopInfo | undefined;
  onSelect: (shop: ShopInfo) => void;
  /** Where it is not the first question. */
  autoFocus?: boolean;
}

/** A shop, found by what is typed. */
export const ShopChoice = ({ controlProps, shop, onSelect, autoFocus = true }: Props) => {
  const [text, setText] = useState('');
  const { data } = useRead(listShopUsers, { text: text || null }, { quiet: true });
  const shops = (data?.records ?? []).filter(({ id }) => id !== unowned.id);
  return (
    <Select
      {...controlProps}
      autoFocus={autoFocus}
      showSearch={{ filterOption: false, onSearch: setText }}
      value={shop?.id}
      options={[...(shop && !shops.some(({ id }) => id === shop.id) ? [shop] : []), ...shops].map(({ id, realname, uid }) => ({
        value: id,
        label: realname || uid,
      }))}
      onChange={(id: number) => {
        const chosen = shops.find((each) => each.id === id);
        if (chosen) onSelect(chosen);
      }}
      style={{ width: '100%' }}
    />
  );
};
