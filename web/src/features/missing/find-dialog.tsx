import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { missingActions } from '#contracts/missing/missing-actions.ts';
import { findItem, listMissing, type MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { listShelfNames } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { sizeText } from '#web/ui/text/size.ts';

interface Props {
  row: MissingRow;
  onClose: () => void;
}

/** The code on a shelf is its name: scanned or typed, it says where the item lies. */
export default function FindDialog({ row, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { oneId, warehouseId, remarks, spec } = row;
  const shelves = useRead(listShelfNames, { wareId: warehouseId });
  const shelfOf = (code: string) => {
    const wanted = code.trim().toUpperCase();
    return (shelves.data?.records ?? []).find(({ id, name }) => name.toUpperCase() === wanted || id.toUpperCase() === wanted);
  };
  const form = useEndpointForm(findItem, {
    defaultValues: { shelf: '' },
    bodyOf: ({ shelf }) => ({ oneId, shelfId: shelfOf(shelf)?.id }),
    check: ({ shelf }) => ({ shelfId: shelf.trim() !== '' && shelves.data && !shelfOf(shelf) && t('missing.noShelf') }),
    fields: ['shelfId'],
    invalidates: [listMissing, listInventory, getItem],
    onSubmitted: () => {
      showSuccess(t('missing.found', { oneId: formatOneId(oneId), shelf: shelfOf(form.getValues().shelf)?.name ?? '' }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('missing.findTitle', { oneId: formatOneId(oneId) })} submitLabel={words(missingActions.find)} onClose={onClose}>
      <p>
        {sizeText(spec)} · {remarks}
      </p>
      <FormField form={form} name="shelf" bodyName="shelfId" label={t('missing.findShelf')} hint={t('missing.findText')}>
        {(control) => <Input {...control} autoFocus autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
