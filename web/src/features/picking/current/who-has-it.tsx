import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import type { PickList } from '../pick-list.ts';
import styles from '../picking.module.css';

/** Colleagues to whom the work is given, who have begun it, or who have it open now (`here`): two on one order learn of each other before they meet at the shelf. */
export const WhoHasIt = ({ list: { assignees, items }, here }: { list: PickList; here: readonly string[] }) => {
  const { t } = useTranslation();
  const { id } = useUser();
  const pickers = items.flatMap(({ pickedBy, progress }) => (pickedBy && progress === 'picked' ? pickedBy : []));
  const others = (people: PickList['assignees']): string =>
    [...new Set(people.filter((person) => person.id !== id).map(({ name }) => name))].join(', ');
  const begun = new Set(pickers.map((picker) => picker.id));
  const [assigned, picking] = [others(assignees.filter((person) => !begun.has(person.id))), others(pickers)];
  const now = here.join(', ');
  const said = [
    assigned && t('picking.assignedTo', { names: assigned }),
    picking && t('picking.begunBy', { names: picking }),
    now && t('orderWork.alsoHere', { names: now }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={styles['who']} role="note">
      <Users size={18} strokeWidth={1.9} aria-hidden />
      {said.join(' · ')}
    </p>
  );
};
