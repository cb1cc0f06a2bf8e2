import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { createContainers } from '#contracts/containers/container-commands.ts';
import { containerKindNames, containerKinds, type ContainerKind } from '#contracts/containers/container-events.ts';
import { listContainers } from '#contracts/containers/container-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useShelves } from '#web/shared/inbound/use-shelves.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { useContainerLabels } from '../use-container-labels.ts';

/** Their labels are printed at once: without one, a container is none. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const words = useWords();
  const { shelfOf } = useShelves();
  const print = useContainerLabels();
  const form = useEndpointForm(createContainers, {
    defaultValues: { kind: 'tote' as ContainerKind, quantity: 1 as number | null, shelf: '' },
    bodyOf: ({ kind, quantity, shelf }) => ({ kind, quantity, shelfId: shelfOf(shelf)?.id }),
    check: ({ shelf }) => ({ shelfId: shelf.trim() !== '' && !shelfOf(shelf) && t('containers.noShelf') }),
    fields: ['kind', 'quantity', 'shelfId'],
    invalidates: [listContainers],
    onSubmitted: ({ containerIds }) => {
      const { kind } = form.getValues();
      showSuccess(t('containers.added', { count: containerIds.length }));
      void print(containerIds.map((containerId) => ({ containerId, kind })));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('containers.addTitle')} submitLabel={t('containers.add')} onClose={onClose}>
      <FormField form={form} name="kind" label={t('containers.kind')}>
        {(control) => <Radio.Group {...control} options={containerKindNames.map((kind) => ({ value: kind, label: words(containerKinds[kind]) }))} />}
      </FormField>
      <FormNumberField form={form} name="quantity" label={t('containers.quantity')} kind={wholeKind} />
      <FormField form={form} name="shelf" bodyName="shelfId" label={t('containers.where')} hint={t('containers.whereHint')}>
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
    </FormDialog>
  );
}
