import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The step of the registration, an entry of the history each, so that the browser's back button leads from the second
 * to the first. A reload loses what was filled in, and starts with the first.
 */
export function useRegistrationStep() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isSecondReached, setSecondReached] = useState(false);
  const kept = state as { step?: number } | null;
  const step: 1 | 2 = isSecondReached && kept?.step === 2 ? 2 : 1;
  return {
    step,
    goOn: () => {
      setSecondReached(true);
      navigate(pathname, { state: { ...kept, step: 2 } });
    },
    goBack: () => navigate(-1),
  };
}
