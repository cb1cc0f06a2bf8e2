export interface TransferValues {
  toWarehouseId: string | undefined;
  dueAt: string | null;
  remark: string;
}

export const nothingEntered: TransferValues = { toWarehouseId: undefined, dueAt: null, remark: '' };

export const transferBody = ({ toWarehouseId, dueAt, remark }: TransferValues, oneIds: readonly string[]) => ({
  oneIds: [...oneIds],
  toWarehouseId,
  remark,
  ...(dueAt !== null && { dueAt }),
});
