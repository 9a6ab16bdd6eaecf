let version = '';

/** The name of the build that answers, told once when the renderer is made. */
export function rememberVersion(name: string): void {
  version = name;
}

export function buildVersion(): string {
  return version;
}
