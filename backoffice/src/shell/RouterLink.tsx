import type { UiLinkProps } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** How the bricks of `ui` make links here. */
export function RouterLink({ href, ...rest }: UiLinkProps): ReactNode {
  return <Link to={href} {...rest} />;
}
