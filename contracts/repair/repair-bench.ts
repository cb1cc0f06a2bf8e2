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

/** The colour boxes of the bench: an item lies in one while it is in work (R3.30). */
export const repairBoxes = {
  red: { en: 'Red', zh: '红色' },
  orange: { en: 'Orange', zh: '橙色' },
  yellow: { en: 'Yellow', zh: '黄色' },
  green: { en: 'Green', zh: '绿色' },
  blue: { en: 'Blue', zh: '蓝色' },
  purple: { en: 'Purple', zh: '紫色' },
} as const;
export type RepairBox = keyof typeof repairBoxes;
export const repairBoxNames = Object.keys(repairBoxes) as [RepairBox, ...RepairBox[]];

/** How the work was found at the bench, before the item is inspected again. */
export const qcResults = {
  passed: { en: 'Passed', zh: '合格' },
  flawed: { en: 'Passed with flaws', zh: '有瑕疵' },
} as const;
export type QcResult = keyof typeof qcResults;
export const qcResultNames = Object.keys(qcResults) as [QcResult, ...QcResult[]];
