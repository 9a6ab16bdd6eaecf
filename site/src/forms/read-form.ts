/** What stands in a form, by name: text as text, a tick as true or false. Fields that are switched off are left out. */
export function readForm(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const element of form.elements) {
    const control = element as HTMLInputElement;
    if (!control.name || control.disabled || control.type === 'submit') continue;
    if (control.type === 'checkbox') values[control.name] = control.checked;
    else if (control.type !== 'radio' || control.checked) values[control.name] = control.value;
  }
  return values;
}
