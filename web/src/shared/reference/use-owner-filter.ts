import { useState } from 'react';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import type { ChoiceFilter } from '#web/ui/list/filters/filter.ts';
import { useOwnerName } from './use-owner-name.ts';

/** Narrows a list to one shop; the server finds it by what is typed. `name`: where a row has two. */
export const useOwnerFilter = (label: string, name = 'shopId'): ChoiceFilter => {
  const ownerName = useOwnerName();
  const [text, setText] = useState('');
  const { data: shops } = useRead(listShopUsers, { text: text || null }, { quiet: true });
  return {
    kind: 'choice',
    name,
    label,
    options: (shops?.records ?? []).map((shop) => ({ value: String(shop.id), label: ownerName(shop) })),
    search: setText,
  };
};
