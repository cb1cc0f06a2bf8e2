import { Button, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { catalogueRejections } from '#contracts/catalogue/catalogue-rejections.ts';
import { addSizeEndpoint, removeSizeEndpoint } from '#contracts/catalogue/sku-commands.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { repeatedSize } from './sku-values.ts';
import type { SkuRow } from './sku-row.ts';
import styles from './sku.module.css';

/** The sizes of a SKU, and those that are missing added to them. */
export const SkuSizes = ({ sku: { sku, sizes } }: { sku: SkuRow }) => {
  const { t } = useTranslation();
  const mayAdd = useMay('800.edit', '700111.edit');
  const mayRemove = useMay('800.edit') && sizes.length > 1;
  const confirm = useConfirm();
  const { mutate } = useCommand(removeSizeEndpoint, { invalidates: [listSkus] });
  const remove = async (size: string) => {
    if (await confirm({ kind: 'delete', title: t('skus.removeSize', { size }), text: t('skus.removeSizeText', { sku, size }) }))
      mutate({ sku, size }, { onSuccess: () => showSuccess(t('skus.sizeRemoved', { size })) });
  };
  return (
    <Section title={t('skus.sizes')} count={formatCount(sizes.length)}>
      <ul className={styles['sizes']}>
        {sizes.map((size) => (
          <li key={size} className={styles['size']}>
            {size}
            {mayRemove && <IconButton icon={X} label={t('skus.removeSize', { size })} onClick={() => void remove(size)} />}
          </li>
        ))}
      </ul>
      {mayAdd && <NewSize key={sku} sku={sku} sizes={sizes} />}
    </Section>
  );
};

const NewSize = ({ sku, sizes }: Pick<SkuRow, 'sku' | 'sizes'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(addSizeEndpoint, {
    defaultValues: { size: '' },
    bodyOf: ({ size }) => ({ sku, size }),
    check: ({ size: typed }) => {
      const size = typed.trim();
      if (size === '') return { size: words(catalogueRejections.SizeMissing) };
      return { size: repeatedSize([...sizes, size]) !== undefined && words(catalogueRejections.SizeExists, { size }) };
    },
    invalidates: [listSkus],
    onSubmitted: (_answer, { size }) => {
      showSuccess(t('skus.sizeAdded', { sku, size }));
      form.reset({ size: '' });
    },
  });
  const { rootRef } = form;
  return (
    <form ref={rootRef} noValidate className={styles['newSize']} onSubmit={form.submit}>
      <FormField form={form} name="size" label={t('skus.newSize')} required>
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      <Button htmlType="submit" icon={<Plus size={15} aria-hidden />} loading={form.isPending}>
        {t('skus.addSize')}
      </Button>
    </form>
  );
};
