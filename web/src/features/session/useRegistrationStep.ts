import { useEffect, useRef, useState } from "react";
import { randomId } from "../../lib/randomId";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * The step of the registration, an entry of the history each, so that the browser's back button leads from the second
 * to the first. A reload loses what was filled in, and starts with the first.
 */
export function useRegistrationStep() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  // Entries of another visit hold nothing that was filled in now.
  const [visit] = useState(randomId);
  const kept = state as { secondStepOf?: string } | null;
  const step: 1 | 2 = kept?.secondStepOf === visit ? 2 : 1;
  // A second tap comes before the next step is shown, and would make an entry of its own.
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  }, [step]);
  return {
    step,
    goToSecondStep: () => {
      if (latest.current === 2) return;
      latest.current = 2;
      void navigate(pathname, { state: { ...kept, secondStepOf: visit } });
    },
    goBack: () => navigate(-1),
  };
}
