import { useState } from 'react';
import { listBrands } from '#contracts/catalogue/brands.ts';
import { largestPageSize } from '#contracts/kernel/lists/paging.ts';
import { useRead } from '#web/api/use-read.ts';
import type { Option } from '#web/ui/list/filters/filter.ts';
import { useDebouncedValue } from '#web/ui/use-debounced.ts';

/** Milliseconds without a key before the list is asked. */
const pause = 180;

/** Brands to choose from; the server finds them by what is typed. */
export const useBrandOptions = (): { options: readonly Option[]; search: (text: string) => void } => {
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), pause);
  const { data } = useRead(listBrands, { text, size: largestPageSize }, { quiet: true });
  return { options: (data?.data ?? []).map(({ name }) => ({ value: name, label: name })), search: setTyped };
};
