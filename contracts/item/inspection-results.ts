/** Inspection results in the order of the number keys on the inspection page (R4.27). `defective` decides between `available` and `issue`. */
export const inspectionResults = {
  qualified: { key: '1', defective: false, en: 'Qualified', zh: '合格' },
  boxSlightlyDamaged: { key: '2', defective: true, en: 'Box slightly damaged', zh: '鞋盒轻微破损' },
  boxBadlyDamaged: { key: '3', defective: true, en: 'Box badly damaged', zh: '鞋盒严重破损' },
  noOriginalBox: { key: '4', defective: true, en: 'No original box', zh: '无原盒' },
  missingLid: { key: '5', defective: true, en: 'Missing lid', zh: '缺盒盖' },
  missingPair: { key: '6', defective: true, en: 'Missing pair', zh: '单只' },
  shoeDefects: { key: '7', defective: true, en: 'Shoe defects', zh: '鞋子瑕疵' },
  fake: { key: '8', defective: true, en: 'Fake', zh: '假货' },
  mismatchedShoes: { key: '9', defective: true, en: 'Mismatched shoes', zh: '左右不同款（错配）' },
  bothShoesSameSide: { key: '0', defective: true, en: 'Both shoes same side', zh: '两只同脚' },
  blindBoxOpenedOrDamaged: { key: '-', defective: true, en: 'Blind box opened or damaged', zh: '盲盒拆封或破损' },
  toyDefects: { key: '=', defective: true, en: 'Toy defects', zh: '玩具瑕疵' },
} as const;

export type InspectionResult = keyof typeof inspectionResults;
export const inspectionResultNames = Object.keys(inspectionResults) as [InspectionResult, ...InspectionResult[]];
export const isDefective = (result: InspectionResult): boolean => inspectionResults[result].defective;
