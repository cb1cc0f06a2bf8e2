import type { exportSkus } from '#contracts/catalogue/sku-import.ts';
import type { ListFormat } from '#contracts/files/file-answers.ts';
import type { exportOwnGoods } from '#contracts/finance/self-operated.ts';
import type { exportLedgerEntries } from '#contracts/ledger/entries.ts';
import type { exportPackages } from '#contracts/forecast/export-packages.ts';
import type { exportInventory } from '#contracts/inventory/export-inventory.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { isSelfOperated, type AnyEndpoint } from '#web/api/http/call-address.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { formatDay } from '#web/ui/text/formats.ts';

/** The lists that can be saved. */
export type ListFile =
  | typeof exportInventory
  | typeof exportPackages
  | typeof exportWalletRecords
  | typeof exportOwnGoods
  | typeof exportLedgerEntries
  | typeof exportSkus;

type SaveList<E extends ListFile> = (query: BodyInputOf<E>, title: string, format: ListFormat) => Promise<void>;

/** Saves what a list asks for as a file named after it and the day; undefined where the account may not. */
export const useSaveList = <E extends ListFile>(endpoint: E): SaveList<E> | undefined => {
  const { pathname } = useViewpoint();
  const may = useMayCall(endpoint);
  if (!may) return undefined;
  return async (query, title, format) => {
    const file = (await callEndpoint(endpoint, { body: { ...query, format }, pathname })) as unknown as Blob;
    saveFile(file, `${title} ${formatDay(Date.now())}.${format}`);
  };
};

/** On the self-operated pages code 200 stands for the sellers' permission (R7.06). */
const useMayCall = ({ access }: Pick<AnyEndpoint, 'access'>): boolean => {
  const selfOperated = isSelfOperated(useViewpoint().pathname);
  const checks = typeof access === 'string' ? [] : access;
  return useMay(...(selfOperated ? (['200.export'] as const) : checks));
};
