import { area } from '#kernel/area.ts';
import { storageAccrualJob, type StorageAccrualNeeds } from './storage-accrual-job.ts';

export const storageArea = area({
  wiredJobs: (needs: StorageAccrualNeeds) => [storageAccrualJob(needs)],
});
