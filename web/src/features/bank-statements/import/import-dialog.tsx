import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { CheckedFile } from './checked-file.tsx';
import { CsvMappingForm } from './csv-mapping-form.tsx';
import styles from './import.module.css';
import { useStatementImport } from './use-statement-import.ts';

/** Refusals that whoever knows the bank's table can help with. */
const ofMapping = ['StatementColumnsUnknown', 'StatementDateOrderUnknown'];

/** A bank statement: choose, look at what it adds or why it does not add up, import. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { check, take, begin, chosen } = useStatementImport(({ lines, matched }) => {
    showSuccess(t('bankStatements.import.done', { count: lines, matched }));
    onClose();
  });
  const { data: checked, error, isPending } = check;
  const refusal = error ?? take.error;
  return (
    <Modal
      open
      centered
      width={900}
      title={t('bankStatements.import.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button
            type="primary"
            disabled={!checked || checked.newLines + checked.statements.filter(({ isKnown }) => !isKnown).length === 0}
            loading={take.isPending}
            onClick={() => checked && chosen && take.mutate({ ...chosen, sha256: checked.sha256 })}
          >
            {checked ? t('bankStatements.import.confirm', { count: checked.newLines }) : t('bankStatements.import.button')}
          </Button>
        </>
      }
    >
      <div className={styles['file']}>
        <FileDrop tall={!chosen} accept=".xml,.sta,.940,.mt940,.txt,.csv" onSelect={(file) => begin({ file })}>
          {chosen ? chosen.file.name : t('bankStatements.import.drop')}
          <br />
          {t('bankStatements.import.formats')}
        </FileDrop>
        {refusal && <Refusal>{refusal.message || t('app.offline')}</Refusal>}
      </div>
      {error && chosen && ofMapping.includes(error.error ?? '') && (
        <CsvMappingForm given={chosen.mapping} isPending={isPending} onSelect={(mapping) => begin({ file: chosen.file, mapping })} />
      )}
      {isPending && <SkeletonRows rows={6} />}
      {checked && !isPending && <CheckedFile checked={checked} />}
    </Modal>
  );
}
