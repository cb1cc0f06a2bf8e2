import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { PermissionCheck } from '#contracts/kernel/access/permissions.ts';
import { useMay } from '#web/core/access/use-user.ts';

interface Props {
  may: readonly PermissionCheck[];
  text: string;
  onClick: () => void;
}

/** The next step of a list of the catalogue, for who may take it. */
export const AddButton = ({ may, text, onClick }: Props) =>
  useMay(...may) && (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={onClick}>
      {text}
    </Button>
  );
