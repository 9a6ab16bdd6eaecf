import forms from 'virtual:halley-staff-forms';
import type { FieldShape } from '@halley/contract/call-forms';

/**
 * The shape of a part of the rule, with the contract's bounds: `shapeAt('caps', 'perPlayer')`. In the list of rewards the
 * next word is the type: `shapeAt('rewards', 'bonus', 'wager')`; in other lists it is a part of each entry.
 */
export function shapeAt(...path: readonly string[]): FieldShape {
  const rule = forms.savePromotion?.body?.find(({ name }) => name === 'rule');
  const found = path.reduce<FieldShape | undefined>((shape, name) => partOf(shape, name), rule);
  if (!found) throw new Error(`the rule of a promotion has no ${path.join('.')}`);
  return found;
}

function partOf(shape: FieldShape | undefined, name: string): FieldShape | undefined {
  if (shape?.kind === 'list') return partOf(shape.item, name);
  if (shape?.kind === 'either') {
    return shape.options?.find(({ fields }) => fields?.some((one) => one.name === 'type' && one.value === name));
  }
  return shape?.fields?.find((field) => field.name === name);
}
