/** What is found on an item before it is repaired (R3.29). */
export const repairDefects = {
  stained: { en: 'Stained', zh: '污渍' },
  soleDirty: { en: 'Sole dirty', zh: '鞋底脏' },
  minorDamage: { en: 'Minor damage', zh: '轻微破损' },
  boxCrush: { en: 'Box crush', zh: '盒子压扁' },
  boxDamage: { en: 'Box damage', zh: '盒子破损' },
  notOriginal: { en: 'Not original', zh: '非原装' },
} as const;
export type RepairDefect = keyof typeof repairDefects;
export const repairDefectNames = Object.keys(repairDefects) as [RepairDefect, ...RepairDefect[]];

/** How the work was found at the bench, before the item is inspected again. */
export const qcResults = {
  passed: { en: 'Passed', zh: '合格' },
  flawed: { en: 'Passed with flaws', zh: '有瑕疵' },
} as const;
export type QcResult = keyof typeof qcResults;
export const qcResultNames = Object.keys(qcResults) as [QcResult, ...QcResult[]];
